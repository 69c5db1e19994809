import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {image} from '../apps/web/sanity/fragments.ts'
import {siteQueries} from './support/site-queries.ts'

/** None of these is the file of a picture. */
const otherAssets = /file\.asset->|asset->originalFilename/g

test('every query asks for pictures with how they are cropped, and for no file of one beside that', () => {
  expect(image).toMatch(/hotspot,\s+crop,/)
  const others = siteQueries.map((query) => query.replaceAll(image, '').replaceAll(otherAssets, ''))
  expect(others.filter((query) => query.includes('asset->'))).toEqual([])
  expect(siteQueries.filter((query) => query.includes(image)).length).toBeGreaterThan(10)
})

const site = join(import.meta.dirname, '../apps/web')

const sources = readdirSync(site, {recursive: true, encoding: 'utf8'})
  .filter((path) => /^(?!.*(node_modules|\.next|\.test\.)).*\.tsx?$/.test(path))
  .map((path) => ({path, text: readFileSync(join(site, path), 'utf8')}))

const withText = (text: RegExp) =>
  sources.flatMap((source) => (text.test(source.text) ? source.path : [])).toSorted()

test('only one module makes URLs of pictures', () => {
  expect(withText(/@sanity\/image-url/)).toEqual(['sanity/cropped-image.ts'])
})

test('whatever else draws a picture has one that is no content, or that was cropped before', () => {
  expect(withText(/^ *<img|from 'next\/image'/m)).toEqual([
    'features/admin/guide/guide-blocks.tsx',
    'features/admin/guide/guide-texts.ts',
    // Before they are uploaded or approved.
    'features/albums/admin/photos/pending-photo-card.tsx',
    'features/albums/admin/photos/picked-photo-row.tsx',
    // By `namedPhotoQuery`.
    'features/contact/admin/messages/message-photo.tsx',
    'features/contact/form/photo-removal.tsx',
    // By `imageContent`.
    'features/opengraph-image/drawing/image-layout.tsx',
    'features/preview/bar/share-card.tsx',
    'ui/links/print-address.tsx',
    // By `lightboxImage`.
    'ui/pictures/lightbox-dialog.tsx',
    'ui/pictures/picture.tsx',
  ])
})
