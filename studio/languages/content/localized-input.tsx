import type {Bilingual, Language} from '@site/schemas/languages'
import {languages} from '@site/schemas/languages'
import {Tab, TabList} from '@sanity/ui'
import {useId, useState} from 'react'
import {
  type FormNodeValidation,
  isNonNullable,
  ObjectInputMember,
  type ObjectInputProps,
  useFormValue,
  useTranslation,
  useValidationStatus,
} from 'sanity'
import {styled} from 'styled-components'
import {isFilled} from '@site/schemas/validation/filled'
import {EnglishTools} from './english-tools.tsx'
import {languageTexts} from './texts.ts'

type LocalizedProps = ObjectInputProps<Bilingual<unknown>>

/** Both languages fit side by side from this width on. */
const LINES_SIDE_BY_SIDE_PX = 520
const ARTICLES_SIDE_BY_SIDE_PX = 720

export function LocalizedInput(props: LocalizedProps) {
  const marks = props.members.flatMap((member) =>
    member.kind === 'field'
      ? member.field.validation.map((mark) => ({...mark, path: member.field.path}))
      : [],
  )
  return <Localized {...props} marks={marks} sideBySideFrom={LINES_SIDE_BY_SIDE_PX} />
}

/** In rich text, links and pictures within the text may have errors too. */
export function LocalizedBodyInput(props: LocalizedProps) {
  const id = useFormValue(['_id'])
  const type = useFormValue(['_type'])
  const {validation} = useValidationStatus(String(id), String(type), false)
  return <Localized {...props} marks={validation} sideBySideFrom={ARTICLES_SIDE_BY_SIDE_PX} />
}

type Mark = Pick<FormNodeValidation, 'level' | 'path'>

interface Localized extends LocalizedProps {
  marks: readonly Mark[]
  sideBySideFrom: number
}

function Localized({marks, sideBySideFrom, ...props}: Localized) {
  const {t} = useTranslation(languageTexts.namespace)
  const id = useId()
  const {selected, select} = useSelectedLanguage(props.focusPath[0])
  const isCalled = (language: Language) => String(titleOf(props, language))
  return (
    <Container $from={sideBySideFrom}>
      <Tabs>
        <TabList gap={1} aria-label={t('tabs.label')}>
          {languages.map(({id: language}) => {
            const levels = levelsAt([...props.path, language], marks)
            const mark = levels[0] ?? (isFilled(props.value?.[language]) ? undefined : 'empty')
            return (
              <Tab
                key={language}
                id={`${id}-tab-${language}`}
                aria-controls={`${id}-${language}`}
                data-testid={`language-tab-${language}`}
                label={mark ? t(`tab.${mark}`, {language: isCalled(language)}) : isCalled(language)}
                selected={selected === language}
                tone={levels[0] === 'error' ? 'critical' : levels[0] ? 'caution' : 'default'}
                onClick={() => select(language)}
              />
            )
          })}
        </TabList>
      </Tabs>
      <Columns>
        {languages.map(({id: language}) => (
          <Panel
            key={language}
            id={`${id}-${language}`}
            role="tabpanel"
            aria-labelledby={`${id}-tab-${language}`}
            data-selected={selected === language}
          >
            {props.members.filter(isOf(language)).map((member) => (
              <ObjectInputMember key={member.key} {...renderersOf(props)} member={member} />
            ))}
            {language === 'en' && <EnglishTools {...props} />}
          </Panel>
        ))}
      </Columns>
    </Container>
  )
}

function useSelectedLanguage(focused: unknown) {
  const [selected, select] = useState<Language>('lt')
  const [lastFocused, setLastFocused] = useState<unknown>()
  if (focused !== lastFocused) {
    setLastFocused(focused)
    if (focused === 'lt' || focused === 'en') select(focused)
  }
  return {selected, select}
}

const isOf = (language: Language) => (member: LocalizedProps['members'][number]) =>
  (member.kind === 'field' && member.name === language) ||
  (member.kind === 'error' && member.fieldName === language)

function titleOf({members, schemaType}: LocalizedProps, language: Language) {
  const member = members.filter(isOf(language)).find(({kind}) => kind === 'field')
  return member?.kind === 'field'
    ? member.field.schemaType.title
    : schemaType.fields.find(({name}) => name === language)?.type.title
}

function levelsAt(path: LocalizedProps['path'], marks: readonly Mark[]) {
  const levels = marks
    .filter((mark) => JSON.stringify(mark.path.slice(0, path.length)) === JSON.stringify(path))
    .map(({level}) => level)
  return (['error', 'warning'] as const)
    .map((level) => levels.find((each) => each === level))
    .filter(isNonNullable)
}

function renderersOf(props: LocalizedProps) {
  const {
    renderAnnotation,
    renderBlock,
    renderField,
    renderInlineBlock,
    renderInput,
    renderItem,
    renderPreview,
  } = props
  return {
    renderAnnotation,
    renderBlock,
    renderField,
    renderInlineBlock,
    renderInput,
    renderItem,
    renderPreview,
  }
}

const Tabs = styled.div`
  margin-bottom: 1rem;
`

const Columns = styled.div`
  display: grid;
  gap: 1.25rem;
`

const Panel = styled.div`
  &[data-selected='false'] {
    display: none;
  }
`

const Container = styled.div<{$from: number}>`
  container: languages / inline-size;

  @container languages (width >= ${({$from}) => $from}px) {
    > ${Tabs} {
      display: none;
    }
    > ${Columns} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      > ${Panel} {
        display: block;
      }
    }
  }
`
