/** The encodings in which the Studio's files are kept, best first, with the ending of their names. */
export const encodings = [
  {name: 'br', ending: '.br'},
  {name: 'gzip', ending: '.gz'},
] as const

export type Encoding = (typeof encodings)[number]

/** The best encoding that a client takes, by its `Accept-Encoding`; `undefined` for the file as it is. */
export function acceptedEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  const accepted = new Set(
    (acceptEncoding ?? '').split(',').flatMap((part) => {
      const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase())
      return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name]
    }),
  )
  return encodings.find(({name}) => accepted.has(name))
}

/** What is worth compressing: pictures and fonts already are. */
export const isCompressible = (path: string) => /\.(?:css|html|js|json|mjs|svg|webmanifest)$/.test(path)
