import {CheckmarkCircleIcon} from '@sanity/icons/CheckmarkCircle'
import {Button, Card, Flex, Heading, Spinner, Stack, Text} from '@sanity/ui'
import {useSchema, useTranslation} from 'sanity'
import {useLondonTime} from '../../time/london-time.ts'
import {ScheduledList} from '../../schedule/scheduled-list.tsx'
import {useScheduled} from '../../schedule/scheduled-provider.tsx'
import {startPageTexts} from '../texts.ts'
import type {Todo, useTodo} from '../use-todo.ts'
import {DocumentLink} from './document-link.tsx'
import {fieldTitle} from '../../documents/field-title.ts'
import {OutdatedTranslations} from './outdated-translations.tsx'
import {TodoSection} from './todo-section.tsx'

export function TodoList({status, todo, mayWrite, load, confirm}: ReturnType<typeof useTodo>) {
  const {t} = useTranslation(startPageTexts.namespace)
  const failed = useScheduled().filter(({failure, checked}) => failure ?? checked?.problems?.length)
  return (
    <Stack as="section" gap={4} aria-labelledby="todo" aria-busy={status === 'loading'}>
      <Heading as="h2" size={1} id="todo">
        {t('todo')}
      </Heading>
      {status === 'loading' && (
        <Flex as="output" align="center" gap={3}>
          <Spinner muted />
          <Text muted>{t('loading')}</Text>
        </Flex>
      )}
      {status === 'failed' && (
        <Card tone="critical" padding={4} radius={3} role="alert">
          <Stack gap={4}>
            <Text>{t('failed')}</Text>
            <Button text={t('retry')} mode="ghost" onClick={load} style={{justifySelf: 'start'}} />
          </Stack>
        </Card>
      )}
      {todo && isEmpty(todo) && failed.length === 0 && (
        <Card tone="positive" padding={4} radius={3}>
          <Flex align="center" gap={3}>
            <Text>
              <CheckmarkCircleIcon />
            </Text>
            <Text>{t('todo.none')}</Text>
          </Flex>
        </Card>
      )}
      {todo && (
        <OutdatedTranslations translations={todo.outdated} onConfirm={mayWrite ? confirm : undefined} />
      )}
      <ScheduledList />
      {todo && <Sections todo={todo} />}
    </Stack>
  )
}

const isEmpty = (todo: Todo) => Object.values(todo).every((found) => found.length === 0)

function Sections({todo}: {todo: Todo}) {
  const {t} = useTranslation(startPageTexts.namespace)
  const time = useLondonTime()
  const schema = useSchema()
  return (
    <>
      <TodoSection name="faulty" title={t('faulty')} items={todo.faulty}>
        {({document, faults}) => (
          <DocumentLink
            document={document}
            path={faults[0]?.path}
            detail={faults
              .map(({path, kind}) =>
                t(`faulty.${kind}`, {field: fieldTitle(schema.get(document._type), path)}),
              )
              .join(' · ')}
          />
        )}
      </TodoSection>
      <TodoSection name="incomplete" title={t('events')} items={todo.incomplete}>
        {({document, lacks}) => (
          <DocumentLink
            document={document}
            path={lacks[0] === 'picture' ? 'image' : 'place'}
            detail={[time(String(document.start)), ...lacks.map((each) => t(`events.${each}`))].join(' · ')}
          />
        )}
      </TodoSection>
      <TodoSection name="open" title={t('open')} items={todo.open}>
        {({document}) => (
          <DocumentLink
            document={document}
            path="registration.open"
            detail={[time(String(document.start)), t('open.registration')].join(' · ')}
          />
        )}
      </TodoSection>
      <TodoSection name="missing" title={t('missing')} items={todo.missing}>
        {({document, paths}) => (
          <DocumentLink
            document={document}
            path={`${paths[0]}.en`}
            detail={t('missing.count', {count: paths.length})}
          />
        )}
      </TodoSection>
      <TodoSection name="photos" title={t('photos')} items={todo.photos}>
        {({document, paths}) => (
          <DocumentLink
            document={document}
            path={`${paths[0]}.alt`}
            detail={t('photos.count', {count: paths.length})}
          />
        )}
      </TodoSection>
      <TodoSection name="drafts" title={t('drafts')} items={todo.drafts}>
        {({document, isNew}) => (
          <DocumentLink
            document={document}
            detail={[
              t(isNew ? 'drafts.new' : 'drafts.changed'),
              t('drafts.updated', {date: time(String(document._updatedAt))}),
            ].join(' · ')}
          />
        )}
      </TodoSection>
      <TodoSection name="drawings" title={t('drawings')} items={todo.drawings}>
        {({document, paths}) => (
          <DocumentLink
            document={document}
            path={paths[0]}
            detail={t('drawings.count', {count: paths.length})}
          />
        )}
      </TodoSection>
    </>
  )
}
