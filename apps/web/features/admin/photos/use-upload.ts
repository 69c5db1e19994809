'use client'

import {useState} from 'react'
import {altFault, type PickedPhoto} from './picked-photo.ts'
import {preparePhoto} from './prepare-photo.ts'
import {uploadPhoto} from './admin-photos-actions.ts'

/** The photos that an admin has chosen, on their way from the device to the site. */
export function useUpload() {
  const [picked, setPicked] = useState<PickedPhoto[]>([])
  const [isUploading, setIsUploading] = useState(false)
  const [areFaultsShown, setAreFaultsShown] = useState(false)

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
    // One after the other: a phone's memory does not hold ten opened photos.
    for (const file of files) {
      const prepared = await preparePhoto(file)
      const shown = prepared.ok
        ? {photo: prepared.photo, preview: URL.createObjectURL(prepared.photo)}
        : {photo: null, preview: null, fault: prepared.error}
      const chosen = {id: crypto.randomUUID(), name: file.name, altLt: '', altEn: '', ...shown}
      setPicked((photos) => [...photos, chosen])
    }
  }

  /** Sends what can be sent; nothing, and undefined, while a description is missing. */
  async function upload(albumKey: string): Promise<{uploaded: number; failed: number} | undefined> {
    const ready = picked.flatMap((each) => (each.photo ? [{...each, photo: each.photo}] : []))
    if (isUploading || ready.length === 0) return undefined
    if (ready.some(({altLt, altEn}) => altFault(altLt) || altFault(altEn))) {
      setAreFaultsShown(true)
      // What is marked can be found once it is drawn.
      await new Promise(requestAnimationFrame)
      return undefined
    }
    setIsUploading(true)
    let uploaded = 0
    for (const {id, photo, altLt, altEn} of ready) {
      change(id, {fault: undefined, progress: 0})
      const sent = await uploadPhoto(photo, {albumKey, altLt, altEn}, (progress) => change(id, {progress}))
      if (sent.ok) {
        uploaded += 1
        remove(id)
      } else change(id, {fault: sent.error, progress: undefined})
    }
    setIsUploading(false)
    setAreFaultsShown(false)
    return {uploaded, failed: ready.length - uploaded}
  }

  return {picked, isUploading, areFaultsShown, pick, change, remove, upload}
}
