import {Stack} from '@sanity/ui'
import {getPublishedId, type InputProps, isObjectInputProps, type ObjectInputProps} from 'sanity'
import {privateTypes} from '../../schema/schema-types.ts'
import {SiteLinks} from './site-links.tsx'

export function withSiteLinks(props: InputProps) {
  return isDocument(props) ? (
    <Stack gap={4}>
      <SiteLinks id={getPublishedId(idOf(props))} type={props.schemaType.name} />
      {props.renderDefault(props)}
    </Stack>
  ) : (
    props.renderDefault(props)
  )
}

const typesWithoutPage = new Set<string>(privateTypes.map(({name}) => name))

const isDocument = (props: InputProps): props is ObjectInputProps =>
  isObjectInputProps(props) &&
  props.path.length === 0 &&
  props.schemaType.type?.name === 'document' &&
  !typesWithoutPage.has(props.schemaType.name) &&
  idOf(props) !== ''

function idOf({value}: Pick<ObjectInputProps, 'value'>): string {
  return typeof value?._id === 'string' ? value._id : ''
}
