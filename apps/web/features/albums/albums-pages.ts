import {albumPath} from '@site/schemas/routes/document-path'
import {listPages} from '#/routes/list-pages.ts'

/** The list shows this many photos of an album; the others are on the album's own page. */
export const PHOTOS_IN_LIST = 6

const PHOTOS_ON_PAGE = 24

export const albumsPages = listPages({path: '/fotografijos', first: 6, others: 6})

export const albumPages = (id: string) =>
  listPages({path: albumPath(id), first: PHOTOS_ON_PAGE, others: PHOTOS_ON_PAGE})

/** Each album has a page, and further ones if it has many photos. */
export function albumsPaths(albums: {_id: string; photoCount: number}[]): string[] {
  return [
    ...albumsPages.paths(albums.length),
    ...albums.flatMap(({_id, photoCount}) => albumPages(_id).paths(photoCount)),
  ]
}
