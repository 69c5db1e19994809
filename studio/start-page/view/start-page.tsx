import {Box, Container, Heading, Stack} from '@sanity/ui'
import {useEffect, useRef} from 'react'
import {useCurrentUser, useTranslation} from 'sanity'
import {DeletedList} from '../../bin/deleted-list.tsx'
import {RequestList} from '../../look-requests/request-list.tsx'
import {startPageTexts} from '../texts.ts'
import {useTodo} from '../use-todo.ts'
import {AdminLinks} from './admin-links.tsx'
import {FirstContent} from './first-content.tsx'
import {ListLinks} from './list-links.tsx'
import {Tasks} from './tasks.tsx'
import {TodoList} from './todo-list.tsx'

export function StartPage() {
  const {t} = useTranslation(startPageTexts.namespace)
  const isAdministrator = useCurrentUser()?.roles.some(({name}) => name === 'administrator')
  const todo = useTodo()
  const heading = useRef<HTMLHeadingElement>(null)
  // The next Tab key leads to the tasks and skips Sanity's bar.
  useEffect(() => heading.current?.focus({preventScroll: true}), [])
  return (
    <Box height="fill" overflow="auto" data-testid="start-page">
      <Container width={3} padding={[3, 4, 5]}>
        <Stack gap={5}>
          <Heading as="h1" size={3} tabIndex={-1} ref={heading} style={{outline: 'none'}}>
            {t('title')}
          </Heading>
          <FirstContent documents={todo.todo?.first ?? []} />
          <RequestList isMine={false} />
          <Tasks />
          <ListLinks />
          <RequestList isMine />
          <TodoList {...todo} />
          <DeletedList />
          {isAdministrator && <AdminLinks />}
        </Stack>
      </Container>
    </Box>
  )
}
