import {expect, test} from 'vitest'
import {schemaTexts} from '../../studio/testing/schema-texts.ts'
import {faultyDrafts} from '../support/faulty-drafts.ts'

test('every message of the validation is said of one of the faulty drafts', () => {
  const drafts = faultyDrafts({
    picture: '',
    small: '',
    pdf: '',
    large: '',
    txt: '',
    selling: {title: 'Šventė', url: ''},
  })
  const said = drafts.flatMap(({errors = {}, warnings = {}}) =>
    [...Object.values(errors), ...Object.values(warnings)].flat(),
  )
  const templates = schemaTexts.filter(({isMessage}) => isMessage).map(({lt}) => lt)
  expect(templates.filter((template) => !said.some((text) => patternOf(template).test(text)))).toEqual([])
})

/** Matches the message with its values, also behind the number of a photo. */
function patternOf(template: string): RegExp {
  const escaped = template.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`(?:^|: )${escaped.replaceAll(/\{\{\w+\}\}/g, '.+')}$`)
}
