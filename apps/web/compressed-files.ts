/** Ends the names of the compressed copies that the build makes of its files. */
export const COMPRESSED = '.br'

/** The kinds of files that get a copy, by extension. */
export const contentTypes: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}
