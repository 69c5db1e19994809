'use client'

import {useState} from 'react'
import {uploadPhoto} from './photos-actions.ts'
import {altError, preparePhoto, type PickedPhoto} from './picked-photo.ts'

export function usePhotoUpload() {
  const [picked, setPicked] = useState<PickedPhoto[]>([])
  const [isUploading, setIsUploading] = useState(false)
  const [areErrorsShown, setAreErrorsShown] = useState(false)

  function change(id: string, changes: Partial<PickedPhoto>) {
    setPicked((photos) => photos.map((photo) => (photo.id === id ? {...photo, ...changes} : photo)))
  }

  function remove(id: string) {
    setPicked((photos) =>
      photos.filter((photo) => {
        if (photo.id === id && photo.preview) URL.revokeObjectURL(photo.preview)
        return photo.id !== id
      }),
    )
  }

  async function pick(files: File[]) {
    // Ten decoded photos would not fit in a phone's memory, so this prepares one at a time.
    for (const file of files) {
      const prepared = await preparePhoto(file)
      const content = prepared.ok
        ? {photo: prepared.photo, preview: URL.createObjectURL(prepared.photo)}
        : {photo: null, preview: null, error: prepared.error}
      const photo = {id: crypto.randomUUID(), name: file.name, altLt: '', altEn: '', ...content}
      setPicked((photos) => [...photos, photo])
    }
  }

  /** Returns undefined without uploading while an alt text has an error. */
  async function upload(albumKey: string): Promise<{uploaded: number; failed: number} | undefined> {
    const ready = picked.flatMap((each) => (each.photo ? [{...each, photo: each.photo}] : []))
    if (isUploading || ready.length === 0) return undefined
    if (ready.some(({altLt, altEn}) => altError(altLt) || altError(altEn))) {
      setAreErrorsShown(true)
      // Resolves once the invalid fields are marked, so that the caller can focus the first.
      await new Promise(requestAnimationFrame)
      return undefined
    }
    setIsUploading(true)
    let uploaded = 0
    for (const {id, photo, altLt, altEn} of ready) {
      change(id, {error: undefined, progress: 0})
      const sent = await uploadPhoto(photo, {albumKey, altLt, altEn}, (progress) => change(id, {progress}))
      if (sent.ok) {
        uploaded += 1
        remove(id)
      } else change(id, {error: sent.error, progress: undefined})
    }
    setIsUploading(false)
    setAreErrorsShown(false)
    return {uploaded, failed: ready.length - uploaded}
  }

  return {picked, isUploading, areErrorsShown, pick, change, remove, upload}
}
