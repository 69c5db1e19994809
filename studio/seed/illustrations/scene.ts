/** A picture: its file's name without ending, its size in pixels and what is on it as SVG elements. */
export interface Scene {
  name: string
  width: number
  height: number
  format: 'jpg' | 'png' | 'webp'
  /** Strength of the paper grain, 0 for none. */
  grain: number
  draw: () => string
}

export function sceneSvg({width, height, draw}: Scene): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${draw()}</svg>`
}
