/** Whether it is a photo in the format of Apple's phones, which most browsers cannot show. Browsers leave some types empty. */
export const isHeic = ({name, type}: {name: string; type: string}): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/**
 * Replaces HEIC photos among the files by JPEGs, upright and without the place where they were taken. The decoder (0.7 MB sent)
 * is loaded for the first one. One photo is decoded after the other, since each fills 50 MB and more.
 *
 * @returns the pictures in the same order, and the photos that could not be read
 */
export async function heicToJpeg(files: File[]): Promise<{pictures: File[]; failed: File[]}> {
  const pictures: File[] = []
  const failed: File[] = []
  for (const file of files) {
    const jpeg = isHeic(file) ? await asJpeg(file).catch(() => undefined) : file
    if (jpeg) pictures.push(jpeg)
    else failed.push(file)
  }
  return {pictures, failed}
}

async function asJpeg(file: File): Promise<File> {
  const {heicTo} = await import('heic-to/csp')
  const jpeg = await heicTo({blob: file, type: 'image/jpeg', quality: 0.9})
  const name = `${file.name.replace(/\.hei[cf]$/i, '')}.jpg`
  return new File([jpeg], name, {type: jpeg.type, lastModified: file.lastModified})
}
