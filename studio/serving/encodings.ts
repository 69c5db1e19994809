/** The best encoding comes first. */
export const encodings = [
  {name: 'br', ending: '.br'},
  {name: 'gzip', ending: '.gz'},
] as const

export type Encoding = (typeof encodings)[number]

/** Returns `undefined` if the client gets the file as it is. */
export function acceptedEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  const accepted = new Set(
    (acceptEncoding ?? '').split(',').flatMap((part) => {
      const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase())
      return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name]
    }),
  )
  return encodings.find(({name}) => accepted.has(name))
}

/** Pictures and fonts are already compressed. */
export const isCompressible = (path: string) => /\.(?:css|html|js|json|mjs|svg|webmanifest)$/.test(path)
