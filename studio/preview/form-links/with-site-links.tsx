import {Stack} from '@sanity/ui'
import {getPublishedId, type InputProps, isObjectInputProps, type ObjectInputProps} from 'sanity'
import {privateTypes} from '../../schema/schema-types.ts'
import {AfterPublishing} from '../../actions/undo/after-publishing.tsx'
import {SiteLinks} from './site-links.tsx'

export function withSiteLinks(props: InputProps) {
  if (!isDocument(props)) return props.renderDefault(props)
  const document = {id: getPublishedId(idOf(props)), type: props.schemaType.name}
  return (
    <Stack gap={4}>
      <AfterPublishing key={document.id} {...document} />
      {!typesWithoutPage.has(document.type) && <SiteLinks {...document} />}
      {props.renderDefault(props)}
    </Stack>
  )
}

const typesWithoutPage = new Set<string>(privateTypes.map(({name}) => name))

const isDocument = (props: InputProps): props is ObjectInputProps =>
  isObjectInputProps(props) &&
  props.path.length === 0 &&
  props.schemaType.type?.name === 'document' &&
  idOf(props) !== ''

function idOf({value}: Pick<ObjectInputProps, 'value'>): string {
  return typeof value?._id === 'string' ? value._id : ''
}
