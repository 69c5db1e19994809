import type {QueryParams} from '@sanity/client'
import {contentTypes, type Shape} from '@site/schemas/content/content-shape'
import {readContent} from '@site/schemas/content/read-content'
import {parse, type SchemaType, typeEvaluate} from 'groq-js'

const shapes = new Map<string, Shape>()

/**
 * The result of a query with the types that `sanity typegen` gives it, whatever the Content Lake has stored: what is not of
 * its type is absent. So one faulty field takes down neither its page nor a list.
 */
export function parseContent<Result>(query: string, result: Result, params: QueryParams = {}): Result {
  return readContent(shapeOf(query, params), result) as Result
}

/** The shape of a query's result, worked out once for each of the site's queries. */
function shapeOf(query: string, params: QueryParams): Shape {
  const known = shapes.get(query)
  if (known) return known
  // Numbers alone, which slices need: another parameter would become a part of the shape.
  const numbers = Object.fromEntries(Object.entries(params).filter(([, value]) => typeof value === 'number'))
  const shape = typeEvaluate(parse(query, {params: numbers}), contentTypes as unknown as SchemaType) as Shape
  shapes.set(query, shape)
  return shape
}
