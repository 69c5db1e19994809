import {useTranslations} from 'next-intl'
import {FormField} from '#/ui/forms/form-field.tsx'
import {altError, type PickedPhoto} from './picked-photo.ts'

interface PickedPhotoRowProps {
  photo: PickedPhoto
  isLocked: boolean
  areErrorsShown: boolean
  onChange: (id: string, changes: Partial<PickedPhoto>) => void
  onRemove: (id: string) => void
}

export function PickedPhotoRow({photo, isLocked, areErrorsShown, onChange, onRemove}: PickedPhotoRowProps) {
  const t = useTranslations('adminPhotos')
  const {id, name, preview, error, progress} = photo
  const errorOf = (text: string) => {
    const code = areErrorsShown ? altError(text) : undefined
    return code && t(code)
  }
  return (
    <li className="grid gap-4 rounded-card bg-raised p-4 sm:grid-cols-[11rem_1fr]">
      <div>
        {preview && (
          // An object URL exists only in this browser.
          // oxlint-disable-next-line nextjs/no-img-element
          <img src={preview} alt="" className="aspect-[4/3] w-full rounded-soft object-cover" />
        )}
        <p className="mt-2 text-small wrap-anywhere text-muted">{name}</p>
      </div>
      <div className="grid content-start gap-4">
        {error && (
          <p role="alert" className="font-semibold text-danger">
            {t(`fault.${error}`)}
          </p>
        )}
        {preview &&
          (['altLt', 'altEn'] as const).map((field) => (
            <FormField
              key={field}
              id={`${id}-${field}`}
              label={t(field)}
              hint={field === 'altLt' ? t('altHint') : undefined}
              lang={field === 'altLt' ? 'lt' : 'en'}
              value={photo[field]}
              error={errorOf(photo[field])}
              disabled={isLocked}
              onChange={({target}) => onChange(id, {[field]: target.value})}
            />
          ))}
        {progress === undefined ? (
          <button
            type="button"
            onClick={() => onRemove(id)}
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
