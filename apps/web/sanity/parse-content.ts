import type {QueryParams} from '@sanity/client'
import {contentTypes, type Shape} from '@site/schemas/content/content-shape'
import {readContent} from '@site/schemas/content/read-content'
import {parse, type SchemaType, typeEvaluate} from 'groq-js'

const shapes = new Map<string, Shape>()

/** Whatever is not of the type that `sanity typegen` gives is absent, so that one faulty field takes down no page. */
export function parseContent<Result>(query: string, result: Result, params: QueryParams = {}): Result {
  return readContent(shapeOf(query, params), result) as Result
}

function shapeOf(query: string, params: QueryParams): Shape {
  const known = shapes.get(query)
  if (known) return known
  // Slices need numbers; another parameter would become a part of the shape.
  const numbers = Object.fromEntries(Object.entries(params).filter(([, value]) => typeof value === 'number'))
  const shape = typeEvaluate(parse(query, {params: numbers}), contentTypes as unknown as SchemaType) as Shape
  shapes.set(query, shape)
  return shape
}
