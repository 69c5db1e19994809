import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import sharp, {type Sharp} from 'sharp'
import {describe, expect, test} from 'vitest'
import {isOnItsSide, turning} from '@site/schemas/pictures/orientation'
import {formatOf} from '@site/schemas/pictures/picture-format'
import {BrokenPicture, type CleanableFormat, withoutMetadata} from '@site/schemas/pictures/without-metadata'

type Bytes = Uint8Array<ArrayBuffer>

const secret = 'Pontypridd 51.6021'
const formats = ['jpeg', 'png', 'webp'] as const

/** A photo as a camera writes it: turned by EXIF, with place, camera, XMP and a profile of colours. */
const photo = async (format: (typeof formats)[number], orientation = 1) =>
  bytesOf(
    drawing()
      .withMetadata({orientation})
      .withExifMerge({
        IFD0: {Model: secret, ImageDescription: secret},
        IFD3: {GPSLatitudeRef: 'N', GPSLatitude: '51/1 36/1 8/1'},
      })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${secret}</x:xmpmeta>`)
      .withIccProfile('p3')
      .toFormat(format),
  )

const drawing = () =>
  sharp({create: {width: 60, height: 40, channels: 3, background: '#2f5d3a', noise: noise}})
const noise = {type: 'gaussian', mean: 120, sigma: 40} as const

const bytesOf = async (picture: Sharp): Promise<Bytes> => new Uint8Array(await picture.toBuffer())
const joined = (parts: Uint8Array[]): Bytes => new Uint8Array(Buffer.concat(parts))
const ascii = (text: string) => Buffer.from(text, 'latin1')

/** The file without its metadata, and how it was to be turned. */
function clean(bytes: Bytes, format: CleanableFormat) {
  const {parts, orientation} = withoutMetadata(bytes, format)
  return {bytes: joined(parts), orientation}
}

const pixels = (bytes: Uint8Array) => sharp(bytes, {animated: true}).raw().toBuffer()

describe.for(formats)('%s', (format) => {
  test('loses place, camera and notes, and keeps pixels and colours', async () => {
    const original = await photo(format)
    expect(Buffer.from(original).includes(secret)).toBe(true)
    const {bytes, orientation} = clean(original, format)
    expect(orientation).toBe(1)
    expect(Buffer.from(bytes).includes(secret)).toBe(false)
    const metadata = await sharp(bytes).metadata()
    expect(metadata).toMatchObject({format, width: 60, height: 40})
    expect(metadata).toMatchObject({icc: (await sharp(original).metadata()).icc})
    expect(metadata.exif).toBeUndefined()
    expect(metadata.xmp).toBeUndefined()
    expect((await pixels(bytes)).equals(await pixels(original))).toBe(true)
  })

  test.for([1, 3, 6, 8])('says that it is to be turned as %d', async (orientation) => {
    expect(clean(await photo(format, orientation), format).orientation).toBe(orientation)
  })

  test('once clean, it stays as it is', async () => {
    const {bytes} = clean(await photo(format), format)
    expect(clean(bytes, format).bytes).toEqual(bytes)
  })

  test('is broken when it is cut off, wherever that is', async () => {
    const whole = await photo(format)
    for (let length = 12; length < whole.length; length += 7) {
      expect(() => withoutMetadata(whole.slice(0, length), format), `${length} bytes`).toThrow(BrokenPicture)
    }
  })

  test('loses what a phone writes after the end of the picture', async () => {
    const original = await photo(format)
    const video = ascii(`ftypmp42 ${secret}`)
    const {bytes} = clean(joined([original, video]), format)
    expect(bytes).toEqual(clean(original, format).bytes)
  })
})

describe('jpeg', () => {
  const segment = (marker: number, content: string) => {
    const header = Buffer.from([0xff, marker, 0, 0])
    header.writeUInt16BE(content.length + 2, 2)
    return Buffer.concat([header, ascii(content)])
  }
  const withSegment = (jpeg: Bytes, added: Uint8Array) =>
    joined([jpeg.subarray(0, 2), added, jpeg.subarray(2)])

  test.for([
    ['a comment', 0xfe, secret],
    ['IPTC', 0xed, `Photoshop 3.0\0${secret}`],
    ['further pictures', 0xe2, `MPF\0${secret}`],
    ['a preview', 0xe0, `JFXX\0${secret}`],
    ['the camera’s own', 0xe4, secret],
  ] as const)('loses %s', async ([, marker, content]) => {
    const plain = await bytesOf(drawing().jpeg())
    const noted = withSegment(plain, segment(marker, content))
    expect(clean(noted, 'jpeg').bytes).toEqual(plain)
  })

  test.for([{progressive: true}, {chromaSubsampling: '4:4:4'}, {mozjpeg: true}])(
    'stays byte for byte if it has none: %j',
    async (options) => {
      const plain = await bytesOf(drawing().jpeg(options))
      expect(clean(plain, 'jpeg').bytes).toEqual(plain)
    },
  )

  test('keeps what says how CMYK is stored', async () => {
    const print = await bytesOf(drawing().toColourspace('cmyk').jpeg())
    expect((await pixels(clean(print, 'jpeg').bytes)).equals(await pixels(print))).toBe(true)
  })
})

test('png keeps its transparency', async () => {
  const image = {width: 20, height: 20, channels: 4, background: {r: 200, g: 0, b: 0, alpha: 0.5}} as const
  const original = await bytesOf(sharp({create: image}).png({palette: true}))
  expect((await pixels(clean(original, 'png').bytes)).equals(await pixels(original))).toBe(true)
})

describe('gif', () => {
  const frames = () =>
    bytesOf(
      sharp({create: {width: 30, height: 60, pageHeight: 20, channels: 3, background: '#aa3344', noise}}).gif(
        {
          delay: [100, 200, 300],
        },
      ),
    )

  test('keeps every frame, byte for byte', async () => {
    const original = await frames()
    const {bytes} = clean(original, 'gif')
    expect(bytes).toEqual(original)
    expect(await sharp(bytes, {animated: true}).metadata()).toMatchObject({pages: 3, delay: [100, 200, 300]})
  })

  test('loses comments', async () => {
    const original = await frames()
    const comment = Buffer.concat([Buffer.from([0x21, 0xfe, secret.length]), ascii(secret), Buffer.from([0])])
    const noted = joined([original.subarray(0, -1), comment, original.subarray(-1)])
    expect(clean(noted, 'gif').bytes).toEqual(original)
  })

  test('is broken when it is cut off', async () => {
    const original = await frames()
    for (let length = 14; length < original.length; length += 5) {
      expect(() => withoutMetadata(original.slice(0, length), 'gif'), `${length} bytes`).toThrow(
        BrokenPicture,
      )
    }
  })
})

describe('the format is told by the content', () => {
  test.for([...formats, 'gif', 'avif'] as const)('%s', async (format) => {
    expect(formatOf(await bytesOf(drawing().toFormat(format)))).toBe(format)
  })

  test('a photo of a phone, and a drawing', async () => {
    expect(formatOf(await readFile(join(import.meta.dirname, 'support/phone-photo.heic')))).toBe('heic')
    expect(formatOf(ascii('<?xml version="1.0"?><!-- a --><svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(
      'svg',
    )
  })

  test.for(['Sveiki, čia tekstas.', '%PDF-1.7', '<!doctype html><p>svg', 'BM', ''])(
    'no picture: %s',
    (text) => {
      expect(formatOf(Buffer.from(text))).toBeUndefined()
    },
  )
})

test.for([1, 2, 3, 4, 5, 6, 7, 8])(
  'orientation %d is turned as other programs turn it',
  async (orientation) => {
    const [width, height] = [3, 2]
    const raw = Buffer.from([10, 20, 30, 40, 50, 60])
    const image = sharp(raw, {raw: {width, height, channels: 1}})
    const marked = await image.png().withMetadata({orientation}).toBuffer()
    const upright = await sharp(marked).autoOrient().extractChannel(0).raw().toBuffer()

    const [a, b, c, d, e, f] = turning(orientation, width, height)
    const turned = Buffer.alloc(raw.length)
    for (const [index, value] of raw.entries()) {
      const [x, y] = [(index % width) + 0.5, Math.floor(index / width) + 0.5]
      const column = Math.floor(a * x + c * y + e)
      turned[Math.floor(b * x + d * y + f) * (isOnItsSide(orientation) ? height : width) + column] = value
    }
    expect([...turned]).toEqual([...upright])
  },
)
