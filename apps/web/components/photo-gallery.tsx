import {Picture, type PictureImage} from './picture.tsx'

export interface PhotoGalleryProps {
  photos: PictureImage[]
}

/** Photos side by side, each of which can be enlarged. */
export function PhotoGallery({photos}: PhotoGalleryProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      {photos.map((photo) => (
        <li key={photo?.asset?._id}>
          <Picture image={photo} sizes="(min-width: 40rem) 33vw, 100vw" />
        </li>
      ))}
    </ul>
  )
}
