interface Swatch {
  _type: 'sanity.imagePaletteSwatch'
  background: string
  foreground: string
  title: string
  /** This is a percentage of the picture. */
  population: number
}

interface Colour {
  red: number
  green: number
  blue: number
  saturation: number
  lightness: number
  share: number
}

/** The targets of Android's Palette, which Sanity uses too. */
const targets = {
  vibrant: {saturation: {min: 0.35, aim: 1, max: 1}, lightness: {min: 0.3, aim: 0.5, max: 0.7}},
  lightVibrant: {saturation: {min: 0.35, aim: 1, max: 1}, lightness: {min: 0.55, aim: 0.74, max: 1}},
  darkVibrant: {saturation: {min: 0.35, aim: 1, max: 1}, lightness: {min: 0, aim: 0.26, max: 0.45}},
  muted: {saturation: {min: 0, aim: 0.3, max: 0.4}, lightness: {min: 0.3, aim: 0.5, max: 0.7}},
  lightMuted: {saturation: {min: 0, aim: 0.3, max: 0.4}, lightness: {min: 0.55, aim: 0.74, max: 1}},
  darkMuted: {saturation: {min: 0, aim: 0.3, max: 0.4}, lightness: {min: 0, aim: 0.26, max: 0.45}},
}

/** The pixels are raw RGB of three bytes each. */
export function paletteOf(pixels: Uint8Array) {
  const colours = groupColours(pixels)
  const swatches = Object.entries(targets).flatMap(([name, target]) => {
    const best = closest(colours, target)
    return best ? [[name, swatch(best)] as const] : []
  })
  const dominant = colours.reduce((most, colour) => (colour.share > most.share ? colour : most))
  return {_type: 'sanity.imagePalette', ...Object.fromEntries(swatches), dominant: swatch(dominant)}
}

function groupColours(pixels: Uint8Array): Colour[] {
  const groups = new Map<number, {red: number; green: number; blue: number; count: number}>()
  for (let i = 0; i + 2 < pixels.length; i += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(i, i + 3)
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const group = groups.get(key) ?? {red: 0, green: 0, blue: 0, count: 0}
    group.red += red
    group.green += green
    group.blue += blue
    group.count += 1
    groups.set(key, group)
  }
  const total = pixels.length / 3
  return [...groups.values()].map(({red, green, blue, count}) => {
    const channels = {red: red / count, green: green / count, blue: blue / count}
    return {...channels, ...saturationAndLightness(channels), share: count / total}
  })
}

function saturationAndLightness({red, green, blue}: {red: number; green: number; blue: number}) {
  const high = Math.max(red, green, blue) / 255
  const low = Math.min(red, green, blue) / 255
  const lightness = (high + low) / 2
  const spread = high - low
  return {saturation: spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1)), lightness}
}

function closest(colours: Colour[], {saturation, lightness}: (typeof targets)['vibrant']) {
  const within = colours.filter(
    (colour) =>
      colour.saturation >= saturation.min &&
      colour.saturation <= saturation.max &&
      colour.lightness >= lightness.min &&
      colour.lightness <= lightness.max,
  )
  const score = (colour: Colour) =>
    3 * (1 - Math.abs(colour.saturation - saturation.aim)) +
    6 * (1 - Math.abs(colour.lightness - lightness.aim)) +
    colour.share
  return within.toSorted((a, b) => score(b) - score(a))[0]
}

function swatch({red, green, blue, share}: Colour): Swatch {
  const bright = (red * 299 + green * 587 + blue * 114) / 1000 > 150
  const text = bright ? '#000' : '#fff'
  const hex = [red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: `#${hex}`,
    foreground: text,
    title: text,
    population: Math.round(share * 10_000) / 100,
  }
}
