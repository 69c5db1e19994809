'use client'

import {zodResolver} from '@hookform/resolvers/zod'
import {useState} from 'react'
import {useFieldArray, useForm} from 'react-hook-form'
import {uploadPhoto, type UploadError} from './photos-actions.ts'
import {pickedPhotos, pickPhoto, type PickedPhoto} from './picked-photo.ts'

interface UploadState {
  /** It runs from 0 to 1 during the upload. */
  progress?: number
  error?: UploadError
}

const resolver = zodResolver(pickedPhotos)
const nothing: {photos: PickedPhoto[]} = {photos: []}

/** Photos that could not be uploaded stay in the form. */
export function usePhotoUpload(onUploaded: (count: {uploaded: number; failed: number}) => void) {
  const [states, setStates] = useState<Record<string, UploadState>>({})
  const form = useForm({resolver, defaultValues: nothing})
  const {control, register, handleSubmit, getFieldState, getValues, formState} = form
  const {fields, append, remove} = useFieldArray({control, name: 'photos'})

  function setState(key: string, state: UploadState) {
    setStates((others) => ({...others, [key]: state}))
  }

  async function pick(files: File[]) {
    // Ten decoded photos would not fit in a phone's memory, so this prepares one at a time.
    for (const file of files) append(await pickPhoto(file), {shouldFocus: false})
  }

  function removePhoto(key: string) {
    const photos = getValues('photos')
    const index = photos.findIndex((photo) => photo.key === key)
    if (photos[index]?.ok) URL.revokeObjectURL(photos[index].preview)
    remove(index)
  }

  const upload = (albumKey: string) =>
    handleSubmit(async ({photos}) => {
      const ready = photos.filter((photo) => photo.ok)
      let uploaded = 0
      for (const {key, photo, altLt, altEn} of ready) {
        setState(key, {progress: 0})
        const onProgress = (progress: number) => setState(key, {progress})
        const sent = await uploadPhoto(photo, {albumKey, altLt, altEn}, onProgress)
        if (sent.ok) {
          uploaded += 1
          removePhoto(key)
        } else setState(key, {error: sent.error})
      }
      onUploaded({uploaded, failed: ready.length - uploaded})
    })()

  return {
    photos: fields.map((photo, index) => ({
      ...photo,
      ...states[photo.key],
      field: (text: 'altLt' | 'altEn') => {
        const name = `photos.${index}.${text}` as const
        return {...register(name), code: getFieldState(name, formState).error?.message}
      },
    })),
    isUploading: formState.isSubmitting,
    pick,
    remove: removePhoto,
    upload,
  }
}

export type ChosenPhoto = ReturnType<typeof usePhotoUpload>['photos'][number]
