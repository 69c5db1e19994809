import {londonToday} from '@site/schemas/london-time/instant'
import {readablePhone} from '@site/schemas/phones/phone'
import {languages, type Language} from '@site/schemas/languages'
import type {PaymentMethod} from '@site/schemas/statuses/payment'
import {useLocale, useTranslations} from 'next-intl'
import {formatShortDate} from '#/time/format-date.ts'
import {usePounds} from '#/features/payments/use-pounds.ts'
import type {AnswerFormProps} from './answer-form.tsx'
import type {Question} from './decide-rows.ts'
import type {DifferingField} from './member-differences.ts'
import type {KnownMember} from './known-members.ts'
import {isDateField, type ListField} from './list-fields.ts'
import {penceOf} from './import-state.ts'
import {lineInFile, type ListRow} from './read-rows.ts'

/** A question in the words of the page. It is answered with a press, or with what is typed into the form. */
export interface QuestionWords {
  text?: string
  /** What is compared, beside each other. */
  panels?: {title: string; facts: {name: string; value: string}[]}[]
  form?: Omit<AnswerFormProps, 'onAnswer'>
  options: {value: string; label: string}[]
}

/** Says what is asked, and the answers that there are. */
export function useQuestionWords(): (question: Question) => QuestionWords {
  const t = useTranslations('admin.memberImport.question')
  const tImport = useTranslations('admin.memberImport')
  const valueText = useValueText()
  const panelsOf = usePanels()
  const choices = (...names: Choice[]) => names.map((value) => ({value, label: t(value)}))
  return (question) => {
    switch (question.kind) {
      case 'hidden':
        return {text: t('hiddenText', {count: question.count}), options: choices('takeHidden', 'leaveHidden')}
      case 'order': {
        const {column, sample, orders, isMixed} = question
        return {text: t(isMixed ? 'orderMixed' : 'orderText', {column, sample}), options: choices(...orders)}
      }
      case 'paidUntil': {
        const faultOf = (day: string) => (day === '' ? t('paidUntilFault') : undefined)
        const field = {
          type: 'date',
          label: t('paidUntilDay'),
          hint: t('paidUntilHint'),
          value: question.proposed,
          faultOf,
        }
        return {form: {groups: [{fields: [field]}], submit: tImport('columns.next')}, options: []}
      }
      case 'language':
        return {
          options: languages.map(({id}) => ({value: id, label: valueText('language', id)})),
        }
      case 'sum': {
        const faultOf = (sum: string) => (penceOf(sum) === null ? t('sumFault') : undefined)
        const field = {inputMode: 'decimal' as const, label: t('sumLabel'), hint: t('sumHint'), faultOf}
        return {form: {groups: [{fields: [field]}], submit: tImport('columns.next')}, options: []}
      }
      case 'paidOn': {
        const isDay = (day: string) => day >= '1900-01-01' && day <= londonToday()
        const faultOf = (day: string) => (isDay(day) ? undefined : t('paidOnFault'))
        const field = {type: 'date', label: t('paidOnDay'), max: londonToday(), faultOf}
        return {
          text: t('paidOnText', {count: question.count}),
          form: {groups: [{fields: [field]}], submit: t('paidOnAll')},
          options: choices('paidBefore'),
        }
      }
      case 'cell': {
        const {field, column, text, readings} = question.cell
        const isFormatted = !isDateField(field) && field !== 'sum'
        const options = readings.map((value) => ({
          value,
          label: isFormatted ? valueText(field, value) : value,
        }))
        return {
          text: t('cellText', {column, text}),
          options: [...options, {value: '', label: t('leaveEmpty')}],
        }
      }
      case 'name': {
        const options = question.names.map(({firstName, lastName}, index) => ({
          value: String(index),
          label: t('split', {first: firstName, last: lastName}),
        }))
        return {panels: panelsOf(question.row), options: [...options, ...choices('leaveOut')]}
      }
      case 'person': {
        const options = question.candidates.map(({id, firstName, lastName, reference}) => ({
          value: id,
          label: t('same', {name: `${firstName} ${lastName}, ${reference}`}),
        }))
        return {
          panels: panelsOf(question.row, ...question.candidates),
          options: [...options, ...choices('another', 'leaveOut')],
        }
      }
      case 'repeated':
        return {
          panels: panelsOf(question.row, question.earlier),
          options: choices('earlier', 'later', ...(question.mayBeAnother ? (['another'] as const) : [])),
        }
      case 'couple': {
        const {row, names} = question
        const faultOf = (name: string) => (name === '' ? t('nameMissing') : undefined)
        const groups = names.map((name, place) => ({
          legend: t(place === 0 ? 'first' : 'second'),
          fields: (['firstName', 'lastName'] as const).map((part) => ({
            label: tImport(`field.${part}`),
            value: name[part],
            maxLength: MOST_LETTERS,
            faultOf,
          })),
        }))
        return {
          text: t('coupleText', {cell: `${row.firstName} ${row.lastName}`.trim()}),
          form: {groups, submit: t('twoMembers'), answerOf: coupleAnswer},
          options: choices('leaveOut'),
        }
      }
      case 'payer': {
        const options = question.persons.map(({line, firstName, lastName}) => ({
          value: String(line),
          label: t('pays', {name: `${firstName} ${lastName}`, line: lineInFile(line)}),
        }))
        const text = t('payerText', {name: question.row.household ?? ''})
        return {text, options: [...options, ...choices('noHousehold')]}
      }
      case 'change': {
        const {field, former, listed} = question.difference
        const panel = (title: string, value: string | null) => ({
          title,
          facts: [{name: tImport(`difference.${field}`), value: valueText(field, value)}],
        })
        return {
          panels: [panel(t('inSite'), former), panel(t('listed'), listed)],
          options: choices('take', 'keep'),
        }
      }
      case 'until': {
        const {row, member} = question
        const [known, listed] = [member.until, row.until ?? row.paidOn].map((day) => valueText('until', day))
        return {
          text: t('untilText', {known: known ?? '', listed: listed ?? ''}),
          panels: panelsOf(row, member),
          options: choices('add', 'keep'),
        }
      }
    }
  }
}

const MOST_LETTERS = 80

const coupleAnswer = ([first, last, otherFirst, otherLast]: string[]) =>
  JSON.stringify([
    {firstName: first, lastName: last},
    {firstName: otherFirst, lastName: otherLast},
  ])

/** Answers that are their own words. */
type Choice =
  | 'takeHidden'
  | 'leaveHidden'
  | 'dmy'
  | 'mdy'
  | 'ymd'
  | 'paidBefore'
  | 'leaveOut'
  | 'another'
  | 'earlier'
  | 'later'
  | 'noHousehold'
  | 'take'
  | 'keep'
  | 'add'

/** Says a value in the words of the page. Days are YYYY-MM-DD, sums pence. */
export function useValueText() {
  const t = useTranslations('admin')
  const locale = useLocale()
  const pounds = usePounds()
  return (field: DifferingField | ListField, value: string | null): string => {
    if (!value) return t('memberImport.question.none')
    if (value === 'yes' || value === 'no') return t(`memberImport.question.${value}`)
    if (field === 'since' || field === 'until') return formatShortDate(value, locale)
    if (field === 'sum') return pounds(Number(value))
    if (field === 'method') return t(`members.method.${value as PaymentMethod}`)
    if (field === 'language') return t(`members.language.${value as Language}`)
    return field === 'phone' ? readablePhone(value) : value
  }
}

/** A row of the list and those with whom it is compared. What nobody has says nothing. */
function usePanels() {
  const t = useTranslations('admin.memberImport.question')
  const valueText = useValueText()
  return (...people: (ListRow | KnownMember)[]) => {
    const shown = factNames.filter((name) => people.some((person) => factOf[name](person)))
    return people.map((person) => ({
      title: 'line' in person ? t('inList', {line: lineInFile(person.line)}) : t('inSite'),
      facts: shown.map((name) => ({name: t(`value.${name}`), value: valueText(name, factOf[name](person))})),
    }))
  }
}

const factOf = {
  name: ({firstName, lastName}) => `${firstName} ${lastName}`.trim(),
  email: ({email}) => email,
  phone: ({phone}) => phone,
  address: ({postalAddress}) => postalAddress,
  since: ({since}) => since,
  until: ({until}) => until,
  reference: ({reference}) => reference,
} satisfies Record<string, (person: ListRow | KnownMember) => string | null>
const factNames = Object.keys(factOf) as (keyof typeof factOf)[]
