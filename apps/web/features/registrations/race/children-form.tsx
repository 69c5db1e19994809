import {maxChildren} from '@site/schemas/requests/registration-ranges'
import {useLocale, useTranslations} from 'next-intl'
import {useRef, useState} from 'react'
import {useFieldArray, useWatch} from 'react-hook-form'
import {onePerId} from '#/ui/forms/one-per-id.ts'
import type {Refusal} from '#/supabase/form-submission.ts'
import {buttonClass} from '#/ui/controls/button.tsx'
import {CheckboxField} from '#/ui/forms/checkbox-field.tsx'
import {createLateValidation} from '#/ui/forms/late-validation.ts'
import {EmailField, FirstNameField, LastNameField, PhoneField} from '#/ui/forms/person-fields.tsx'
import {FormFrame} from '../form/form-frame.tsx'
import {senderFor} from '../form/registrations-actions.ts'
import type {Registered} from '../form/sent-registration.tsx'
import {type RegistrationFormProps, useRegistrationForm} from '../form/use-registration-form.ts'
import {ChildFields} from './child-fields.tsx'
import type {ChildrenRequest} from './children-fields.ts'
import {emptyChild, emptyFamily, familyIn, toFamilyRequests} from './children-requests.ts'
import {createFamilySender} from './family.ts'
import {SafetyFields} from './safety-fields.tsx'
import {useChildErrorText} from './use-child-error-text.ts'

const validation = createLateValidation(async () => (await import('./race-validation.ts')).childrenValidation)

/** A child can be tried again after the dialog was closed. */
const familySenderFor = onePerId((eventKey) => createFamilySender(senderFor('race', eventKey)))

/** Whoever could not be registered stays in the form. */
export function ChildrenForm({event, placesLeft, posting, onDone}: RegistrationFormProps) {
  const t = useTranslations('registrations.race')
  const locale = useLocale()
  const errorText = useChildErrorText()
  const addButton = useRef<HTMLButtonElement>(null)
  const [failure, setFailure] = useState('')
  /** Those who were registered while others failed. */
  const earlier = useRef<string[]>([])
  const {form, field, summary, submit, isBusy} = useRegistrationForm({
    kind: 'race',
    name: 'children',
    event,
    onDone,
    resolver: validation.resolver,
    ready: validation.ready,
    defaultValues: emptyFamily,
    posting,
    errorText,
    send: registerChildren,
  })
  const {fields, append, remove, replace} = useFieldArray({control: form.control, name: 'children'})

  async function registerChildren(request: ChildrenRequest): Promise<Registered | Refusal> {
    const results = await familySenderFor(event.eventKey)(toFamilyRequests(request, event, locale))
    const namesOf = (isWanted: (result: (typeof results)[number]) => boolean) =>
      familyIn(request).names.filter((_, index) => results[index] && isWanted(results[index]))
    const failed = results.find((result) => !result.ok)
    if (!failed) {
      const {names, email} = familyIn(request)
      const waiting = namesOf((result) => result.ok && result.status === 'waiting')
      const isAllWaiting = waiting.length === results.length
      const isUnconfirmed = results.some((result) => result.ok && result.status === 'unconfirmed')
      const status = isUnconfirmed ? 'unconfirmed' : isAllWaiting ? 'waiting' : 'registered'
      // A family gets one email, with its last child.
      const isEmailed = results.some((result) => result.ok && result.isEmailed)
      const registrants = {
        names: [...earlier.current, ...names],
        waiting: isAllWaiting ? [] : waiting,
        email,
      }
      earlier.current = []
      return {ok: true, status, isEmailed, registrants}
    }
    const names = namesOf((result) => !result.ok).join(', ')
    earlier.current.push(...namesOf((result) => result.ok))
    setFailure(t(results.some(({ok}) => ok) ? 'failedChildren' : 'failedAll', {names}))
    replace(form.getValues('children').filter((_, index) => !results[index]?.ok))
    if (request.runs && results.at(-1)?.ok) form.setValue('runs', false)
    return failed
  }

  const runs = useWatch({control: form.control, name: 'runs'})
  const runners = fields.length + (runs ? 1 : 0)

  function removeChild(index: number) {
    remove(index)
    addButton.current?.focus()
  }

  return (
    <FormFrame
      {...{submit, isBusy, summary, posting}}
      mustWait={runners > (placesLeft ?? Infinity)}
      onApproach={validation.start}
      failureNote={failure && <p className="mt-1 font-semibold">{failure}</p>}
      hidden={field('website')}
      submitLabel={runners > 1 ? t(runs ? 'submitRunners' : 'submitChildren', {count: runners}) : undefined}
    >
      {fields.map(({id}, index) => (
        <ChildFields
          key={id}
          number={index + 1}
          isOnly={fields.length === 1}
          field={(name) => field(`children.${index}.${name}`)}
          onRemove={() => removeChild(index)}
        />
      ))}
      {fields.length < maxChildren && (
        <button
          ref={addButton}
          type="button"
          onClick={() => append(emptyChild)}
          className={`${buttonClass('quiet')} justify-self-start noscript:hidden`}
        >
          {t('addChild')}
        </button>
      )}
      <fieldset className="grid min-w-0 gap-4 border-t border-line pt-4">
        <legend className="sr-only">{t('parent')}</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          <FirstNameField label={t('parentFirstName')} {...field('parentFirstName')} />
          <LastNameField label={t('parentLastName')} {...field('parentLastName')} />
        </div>
        <EmailField label={t('parentEmail')} {...field('parentEmail')} />
        <PhoneField label={t('parentPhone')} {...field('parentPhone')} />
        <CheckboxField label={t('runs')} optional {...field('runs')} />
        {runs && <SafetyFields field={(name) => field(`own.${name}`)} />}
        <CheckboxField label={t('consent')} {...field('parentConsent')} />
      </fieldset>
    </FormFrame>
  )
}
