import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import sharp from 'sharp'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {parseImageParameters} from './image-parameters.ts'
import {transformImage} from './image-transform.ts'
import type {OutputFormat} from './output-format.ts'

const directory = mkdtempSync(join(tmpdir(), 'lake-images-'))
const quarters = join(directory, 'quarters.png')
const sideways = join(directory, 'sideways.jpg')
const animation = join(directory, 'animation.gif')
const veil = join(directory, 'veil.png')

/** 400×200: red and green on top, blue and white below. */
function quartersPixels() {
  const pixels = Buffer.alloc(400 * 200 * 3)
  for (let y = 0; y < 200; y += 1) {
    for (let x = 0; x < 400; x += 1) {
      const above = x < 200 ? [255, 0, 0] : [0, 255, 0]
      const below = x < 200 ? [0, 0, 255] : [255, 255, 255]
      pixels.set(y < 100 ? above : below, (y * 400 + x) * 3)
    }
  }
  return pixels
}

const plain = (background: string) => ({create: {width: 40, height: 20, channels: 4 as const, background}})

beforeAll(async () => {
  const raw = {raw: {width: 400, height: 200, channels: 3 as const}}
  await sharp(quartersPixels(), raw).png().toFile(quarters)
  // Orientation 6: the camera was held upright, so the picture is displayed rotated by 90°.
  await sharp(quartersPixels(), raw).withMetadata({orientation: 6}).jpeg({quality: 100}).toFile(sideways)
  const frames = await Promise.all(['red', 'lime'].map((colour) => sharp(plain(colour)).png().toBuffer()))
  await sharp(frames, {join: {animated: true}})
    .gif()
    .toFile(animation)
  await sharp(plain('rgba(255,0,0,0)')).png().toFile(veil)
})
afterAll(() => rmSync(directory, {recursive: true}))

const names: Record<string, string> = {
  '100': 'red',
  '010': 'green',
  '001': 'blue',
  '111': 'white',
  '000': 'black',
}

/** Transforms a picture and returns its size, bytes and corner colours, row by row. */
async function transformed(path: string, query: string, format: OutputFormat = 'png') {
  const parameters = parseImageParameters(Object.fromEntries(new URLSearchParams(query)))
  const bytes = await transformImage(path, parameters, format)
  const {data, info} = await sharp(bytes)
    .flatten({background: '#000'})
    .raw()
    .toBuffer({resolveWithObject: true})
  const colourAt = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels
    const bits = [...data.subarray(at, at + 3)].map((channel) => (channel > 127 ? '1' : '0')).join('')
    return names[bits] ?? bits
  }
  const [right, bottom] = [info.width - 3, info.height - 3]
  const corners = [colourAt(2, 2), colourAt(right, 2), colourAt(2, bottom), colourAt(right, bottom)].join(' ')
  return {size: `${info.width}x${info.height}`, corners, bytes}
}

describe('size', () => {
  test.each([
    ['w=100', '100x50'],
    ['h=100', '200x100'],
    ['w=800', '800x400'],
    ['w=100&dpr=2', '200x100'],
    ['w=100&h=100', '100x50'],
    ['w=800&h=800&fit=max', '400x200'],
    ['w=100&h=100&fit=max', '100x50'],
    ['w=100&h=100&fit=scale', '100x100'],
    ['w=100&h=100&fit=crop', '100x100'],
    ['w=600&h=600&fit=crop', '600x600'],
    ['w=600&h=600&fit=min', '200x200'],
    ['w=100&h=50&fit=min', '100x50'],
    ['w=100&h=100&fit=fill', '100x100'],
    ['w=800&h=800&fit=fillmax', '800x800'],
    ['max-w=100&fit=crop', '100x200'],
    ['w=50&min-w=80&h=100&fit=crop', '80x100'],
    ['max-w=100', '400x200'],
    ['rect=0,0,150,60', '150x60'],
    ['rect=300,100,900,900', '100x100'],
    ['or=90', '200x400'],
    ['or=90&w=100', '100x200'],
    ['w=100&pad=10', '120x70'],
  ])('%s gives %s', async (query, size) => {
    expect((await transformed(quarters, query)).size).toBe(size)
  })
})

describe('content', () => {
  test.each([
    ['w=100', 'red green blue white'],
    ['rect=0,0,200,100', 'red red red red'],
    ['rect=200,100,200,100&w=50', 'white white white white'],
    ['w=100&h=100&fit=crop', 'red green blue white'],
    ['w=100&h=100&fit=crop&crop=left', 'red red blue blue'],
    ['w=100&h=100&fit=crop&crop=right', 'green green white white'],
    ['w=400&h=100&fit=crop&crop=bottom', 'blue white blue white'],
    ['w=100&h=25&fit=crop&crop=top,left', 'red green red green'],
    ['w=50&h=100&fit=crop&crop=focalpoint&fp-x=0.9&fp-y=0.5', 'green green white white'],
    ['rect=0,0,400,100&w=100&h=100&fit=crop&crop=right', 'green green green green'],
    ['w=100&h=100&fit=fill&bg=ff0000', 'red red red red'],
    ['or=90', 'blue red white green'],
    ['or=180', 'white blue green red'],
    ['flip=h', 'green red white blue'],
    ['flip=v', 'blue white red green'],
    ['flip=hv&rect=0,0,400,100', 'green red green red'],
    ['or=90&flip=h', 'red blue green white'],
    ['invert=true&rect=0,100,200,100', '110 110 110 110'],
    ['sat=-100&rect=200,100,200,100', 'white white white white'],
  ])('%s', async (query, corners) => {
    expect((await transformed(quarters, query)).corners).toBe(corners)
  })

  test('applies the EXIF orientation before cropping', async () => {
    expect(await transformed(sideways, 'w=100')).toMatchObject({
      size: '100x200',
      corners: 'blue red white green',
    })
    expect(await transformed(sideways, 'rect=0,0,200,200')).toMatchObject({corners: 'blue red blue red'})
    expect(await transformed(sideways, 'or=0')).toMatchObject({size: '400x200'})
  })

  test('fills transparent areas', async () => {
    expect((await transformed(veil, 'bg=00f')).corners).toBe('blue blue blue blue')
    expect((await transformed(veil, '', 'jpg')).corners).toBe('white white white white')
    expect((await sharp((await transformed(veil, 'w=20')).bytes).stats()).isOpaque).toBe(false)
  })

  test('blurs the border between two colours', async () => {
    const brightestGreen = async (query: string) => {
      const {bytes} = await transformed(quarters, query)
      const edge = sharp(bytes).extract({left: 190, top: 20, width: 8, height: 1}).extractChannel(1)
      return Math.max(...(await edge.raw().toBuffer()))
    }
    expect(await brightestGreen('')).toBe(0)
    expect(await brightestGreen('blur=20')).toBeGreaterThan(50)
  })
})

describe('format', () => {
  test.each([
    ['jpg', 'jpeg'],
    ['png', 'png'],
    ['webp', 'webp'],
    ['avif', 'heif'],
    ['tif', 'tiff'],
  ] as const)('%s', async (format, decoded) => {
    const {bytes} = await transformed(quarters, 'w=50', format)
    expect(await sharp(bytes).metadata()).toMatchObject({format: decoded, width: 50, height: 25})
  })

  test('is smaller at a lower quality', async () => {
    const small = await transformed(sideways, 'w=200&q=10', 'jpg')
    const large = await transformed(sideways, 'w=200&q=95', 'jpg')
    expect(small.bytes.length).toBeLessThan(large.bytes.length)
  })

  test('stays animated as GIF and WebP, and is the first frame otherwise', async () => {
    const pages = async (query: string, format: OutputFormat) =>
      (await sharp((await transformed(animation, query, format)).bytes).metadata()).pages ?? 1
    expect(await pages('w=20', 'gif')).toBe(2)
    expect(await pages('w=20&h=20&fit=crop', 'webp')).toBe(2)
    expect(await pages('w=20', 'png')).toBe(1)
    expect(await pages('w=20&frame=1', 'webp')).toBe(1)
  })
})

describe('parameters', () => {
  test.each([
    'w=0',
    'w=abc',
    'w=9000',
    'w=',
    'fit=stretch',
    'rect=1,2,3',
    'rect=500,0,10,10',
    'q=101',
    'dpr=4',
    'or=45',
    'bg=red',
    'blur=0',
    'fm=bmp',
    'crop=middle',
    'fp-x=2',
  ])('%s is a 400', async (query) => {
    await expect(transformed(quarters, query)).rejects.toMatchObject({
      status: 400,
      body: {error: 'Bad Request'},
    })
  })

  test('ignores unknown names', async () => {
    expect((await transformed(quarters, 'w=100&utm_source=x')).size).toBe('100x50')
  })
})
