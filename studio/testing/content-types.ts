import {createSchema, type SchemaType} from 'sanity'
import {documentTypes, privateTypes, schemaTypesIn, singletonTypes} from '../schema/schema-types.ts'

const schema = createSchema({name: 'default', types: schemaTypesIn('lt')})

/** The types of documents as the Studio compiles them. */
export const contentTypes: SchemaType[] = [...documentTypes, ...singletonTypes, ...privateTypes].flatMap(
  ({name}) => schema.get(name) ?? [],
)

export function contentType(name: string): SchemaType {
  const type = schema.get(name)
  if (!type) throw new Error(`There is no type ${name}`)
  return type
}
