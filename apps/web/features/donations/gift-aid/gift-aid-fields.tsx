import {giftAidWording, type GiftAidCharity} from '@site/schemas/consents'
import {giftAidLimits} from '@site/schemas/gift-aid/declarant'
import {useTranslations} from 'next-intl'
import {CheckboxField} from '#/ui/forms/checkbox-field.tsx'
import {FormField, type FieldProps} from '#/ui/forms/form-field.tsx'
import type {noDeclaration} from './typed-declaration.ts'

export interface GiftAidFieldsProps {
  charity: GiftAidCharity
  /** Only a declaration for all gifts covers the later ones. */
  isMonthly: boolean
  field: (name: `giftAid.${keyof typeof noDeclaration}`) => Omit<FieldProps, 'label'>
}

/**
 * Styles show the fields once the box is ticked, also without script. Where they cannot tell (`:has`), the fields are always
 * there, and a declaration covers this gift, whose words do not change.
 */
export function GiftAidFields({charity, isMonthly, field}: GiftAidFieldsProps) {
  const t = useTranslations('giftAid')
  // The fields of ui/forms/person-fields.tsx would bring along what only addresses need.
  const tPerson = useTranslations('form.field')
  return (
    <fieldset className="group/gift grid min-w-0 gap-4 rounded-soft border border-line p-4">
      <legend className="px-1 font-semibold">{t('title')}</legend>
      <CheckboxField
        label={t('isWanted')}
        hint={t('isWantedHint')}
        optional
        data-gift-aid=""
        {...field('giftAid.isWanted')}
      />
      <div className="grid min-w-0 gap-4 group-not-has-[[data-gift-aid]:checked]/gift:hidden">
        {!isMonthly && (
          <div className="hidden supports-[selector(:has(*))]:block">
            <CheckboxField
              label={t('coversAll')}
              optional
              data-covers-all=""
              {...field('giftAid.coversAll')}
            />
          </div>
        )}
        <p>{t('explanation')}</p>
        <blockquote lang="en" className="border-s-4 border-line ps-4 text-small">
          {isMonthly ? (
            <p>{giftAidWording('all', charity)}</p>
          ) : (
            <>
              <p className="group-has-[[data-covers-all]:checked]/gift:hidden">
                {giftAidWording('gift', charity)}
              </p>
              <p className="hidden group-has-[[data-covers-all]:checked]/gift:block">
                {giftAidWording('all', charity)}
              </p>
            </>
          )}
        </blockquote>
        <FormField
          label={t('donorTitle')}
          hint={t('donorTitleHint')}
          optional
          maxLength={giftAidLimits.title}
          autoComplete="honorific-prefix"
          {...field('giftAid.title')}
        />
        <FormField label={tPerson('firstName')} autoComplete="given-name" {...field('giftAid.firstName')} />
        <FormField label={tPerson('lastName')} autoComplete="family-name" {...field('giftAid.lastName')} />
        <FormField label={t('house')} hint={t('houseHint')} {...field('giftAid.house')} />
        <FormField label={t('street')} autoComplete="street-address" {...field('giftAid.street')} />
        <FormField label={t('postcode')} autoComplete="postal-code" {...field('giftAid.postcode')} />
        <CheckboxField label={t('isAbroad')} optional {...field('giftAid.isAbroad')} />
      </div>
    </fieldset>
  )
}
