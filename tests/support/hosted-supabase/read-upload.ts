/** A function as it is sent to be bundled by Supabase. */
export interface Upload {
  entrypoint_path: string
  import_map_path: string
  verify_jwt: boolean
  /** Contents by path, which starts at the root of the project. */
  files: Map<string, string>
  bytes: number
}

/** `undefined` when Supabase could not begin to bundle it. */
export async function readUpload(body: Buffer, type = ''): Promise<Upload | undefined> {
  const form = await new Response(new Uint8Array(body), {headers: {'content-type': type}}).formData()
  const files = new Map<string, string>()
  for (const file of form.getAll('file')) if (file instanceof File) files.set(file.name, await file.text())
  const metadata = JSON.parse(String(form.get('metadata'))) as Omit<Upload, 'files' | 'bytes'>
  if (!files.has(metadata.entrypoint_path) || !files.has(metadata.import_map_path)) return undefined
  return {...metadata, files, bytes: body.length}
}
