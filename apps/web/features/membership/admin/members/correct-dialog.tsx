'use client'

import {membershipRequest} from '@site/schemas/requests/membership'
import {useTranslations} from 'next-intl'
import {useId, useState} from 'react'
import {EmailField, FirstNameField, LastNameField, PhoneField} from '#/ui/forms/person-fields.tsx'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {useMoneyAction} from '#/features/payments/use-money-action.ts'
import {correctMember, type Correction} from './members-actions.ts'
import {fullName, type Member} from './member.ts'

const fields = {
  firstName: FirstNameField,
  lastName: LastNameField,
  email: EmailField,
  phone: PhoneField,
}
type Field = keyof typeof fields
type TypedContact = Record<Field, string>

const contactOf = ({firstName, lastName, email, phone}: Member): TypedContact => ({
  firstName,
  lastName,
  email,
  phone: phone ?? '',
})

/** Returns the changes as they are stored and, by field, the codes of faults. What stays unchanged may be faulty. */
function readCorrection(typed: TypedContact, known: TypedContact) {
  const correction: Correction = {}
  const faults: Partial<Record<Field, string>> = {}
  for (const field of Object.keys(fields) as Field[]) {
    if (typed[field] === known[field]) continue
    const read = membershipRequest.shape[field].safeParse(typed[field])
    if (read.success) Object.assign(correction, {[field]: read.data})
    else faults[field] = read.error.issues[0]?.message ?? ''
  }
  return {correction, faults}
}

interface CorrectDialogProps {
  member: Member
  isOpen: boolean
  onClose: () => void
}

/** What was typed stays until it is saved. */
export function CorrectDialog({member, isOpen, onClose}: CorrectDialogProps) {
  const t = useTranslations('admin.members')
  const faultText = useFaultText()
  const run = useMoneyAction()
  const id = useId()
  const known = contactOf(member)
  // It is null until something is typed, so that the member is shown as it is by then.
  const [typed, setTyped] = useState<TypedContact | null>(null)
  const [isTried, setIsTried] = useState(false)
  const shown = typed ?? known
  const {correction, faults} = readCorrection(shown, known)

  async function save(): Promise<boolean> {
    setIsTried(true)
    if (Object.keys(faults).length > 0) return false
    const isDone =
      Object.keys(correction).length === 0 ||
      (await run(
        correctMember(member.id, correction),
        t('correct.done', {name: fullName({...member, ...correction})}),
      ))
    if (isDone) {
      setTyped(null)
      setIsTried(false)
    }
    return isDone
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('correct.title', {name: fullName(member)})}
      description={<p>{t('correct.text')}</p>}
      variant="primary"
      confirm={t('correct.confirm')}
      busy={t('busy')}
      onConfirm={save}
      onClose={onClose}
    >
      <div className="mt-5 grid gap-4">
        {Object.entries(fields).map(([name, ContactField]) => {
          const field = name as Field
          return (
            <ContactField
              key={field}
              id={`${id}-${field}`}
              autoComplete="off"
              optional={field === 'phone'}
              value={shown[field]}
              onChange={({target}) => setTyped({...shown, [field]: target.value})}
              error={isTried ? faultText(faults[field]) : undefined}
            />
          )
        })}
      </div>
    </ConfirmDialog>
  )
}

const invalid = ['tooLong', 'emailInvalid', 'phoneInvalid'] as const

function useFaultText() {
  const t = useTranslations('form.invalid')
  const missing = useTranslations('admin.members.correct')('missing')
  return (code: string | undefined) => {
    const known = invalid.find((each) => each === code)
    return known ? t(known) : code && missing
  }
}
