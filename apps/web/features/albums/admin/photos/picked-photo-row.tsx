import {useTranslations} from 'next-intl'
import {FormField} from '#/ui/forms/form-field.tsx'
import type {ChosenPhoto} from './use-photo-upload.ts'

interface PickedPhotoRowProps {
  photo: ChosenPhoto
  isLocked: boolean
  onRemove: (key: string) => void
}

export function PickedPhotoRow({photo, isLocked, onRemove}: PickedPhotoRowProps) {
  const t = useTranslations('adminPhotos')
  const {key, name, error, progress} = photo
  return (
    <li className="grid gap-4 rounded-card bg-raised p-4 sm:grid-cols-[11rem_1fr]">
      <div>
        {photo.ok && (
          // An object URL exists only in this browser.
          // oxlint-disable-next-line nextjs/no-img-element
          <img src={photo.preview} alt="" className="aspect-[4/3] w-full rounded-soft object-cover" />
        )}
        <p className="mt-2 text-small wrap-anywhere text-muted">{name}</p>
      </div>
      <div className="grid content-start gap-4">
        {error && (
          <p role="alert" className="font-semibold text-danger">
            {t(`fault.${error}`)}
          </p>
        )}
        {photo.ok &&
          (['altLt', 'altEn'] as const).map((text) => {
            const {code, ...field} = photo.field(text)
            return (
              <FormField
                {...field}
                key={text}
                id={`${key}-${text}`}
                label={t(text)}
                hint={text === 'altLt' ? t('altHint') : undefined}
                lang={text === 'altLt' ? 'lt' : 'en'}
                error={code && t(code === 'tooLong' ? 'altTooLong' : 'altMissing')}
                disabled={isLocked}
              />
            )
          })}
        {progress === undefined ? (
          <button
            type="button"
            onClick={() => onRemove(key)}
            disabled={isLocked}
            aria-label={t('removeOne', {name})}
            className="text-link min-h-11 justify-self-start font-semibold"
          >
            {t('remove')}
          </button>
        ) : (
          <progress
            value={progress}
            max={1}
            aria-label={t('progress', {name})}
            className="h-2 w-full accent-(--color-brand)"
          />
        )}
      </div>
    </li>
  )
}
