import sharp, {type Sharp} from 'sharp'
import {seeded} from './random.ts'
import {type Scene, sceneSvg} from './scene.ts'

const tileSize = 256

/** The scene as the bytes of an image file in its format, with the grain of paper over it. */
export async function paint(scene: Scene): Promise<Buffer> {
  const drawing = sharp(Buffer.from(sceneSvg(scene)), {limitInputPixels: 10_000_000}).removeAlpha()
  if (scene.grain === 0) return encode(drawing, scene.format)
  const grain = {width: tileSize, height: tileSize, channels: 3} as const
  const {data, info} = await drawing
    .composite([{input: grainTile(scene.grain), raw: grain, tile: true, blend: 'soft-light'}])
    .removeAlpha()
    .raw()
    .toBuffer({resolveWithObject: true})
  return encode(sharp(data, {raw: info}), scene.format)
}

function encode(drawing: Sharp, format: Scene['format']): Promise<Buffer> {
  switch (format) {
    case 'jpg':
      return drawing.jpeg({quality: 80, mozjpeg: true}).toBuffer()
    case 'webp':
      return drawing.webp({quality: 76, effort: 6}).toBuffer()
    case 'png':
      return drawing.png({palette: true, colours: 96, dither: 0, effort: 9}).toBuffer()
  }
}

/** Grey noise around the middle: soft light leaves the picture's own tones as they are. */
function grainTile(strength: number): Buffer {
  const random = seeded(1918)
  const tile = Buffer.alloc(tileSize * tileSize * 3)
  for (let pixel = 0; pixel < tileSize * tileSize; pixel++) {
    const noise = (random() + random() + random()) / 1.5 - 1
    tile.fill(Math.round(128 + noise * strength), pixel * 3, pixel * 3 + 3)
  }
  return tile
}
