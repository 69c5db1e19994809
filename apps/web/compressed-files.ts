/** The names of the compressed copies that the build makes end in this. */
export const COMPRESSED = '.br'

/** Files with these extensions get a copy. */
export const contentTypes: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}
