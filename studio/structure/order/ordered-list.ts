import {AddIcon} from '@sanity/icons/Add'
import {createElement} from 'react'
import type {StructureBuilder} from 'sanity/structure'
import type {documentTypes} from '../../schema/schema-types.ts'
import {typeIcons} from '../../schema/type-icons.ts'
import {structureTexts} from '../texts.ts'
import {OrderedListPane} from './ordered-list-pane.tsx'

type DocumentType = (typeof documentTypes)[number]['name']

export function orderedList(
  S: StructureBuilder,
  type: DocumentType,
  title: keyof typeof structureTexts.lithuanian & `list.${string}`,
) {
  const i18n = {title: {key: title, ns: structureTexts.namespace}}
  const component = () => createElement(OrderedListPane, {type})
  const create = S.menuItem()
    .title(structureTexts.lithuanian['list.create'])
    .i18n({title: {key: 'list.create', ns: structureTexts.namespace}})
    .icon(AddIcon)
    .intent({type: 'create', params: {type, template: type}})
    .showAsAction(true)
  const list = S.documentTypeList(type).title(structureTexts.lithuanian[title]).i18n(i18n)
  return S.listItem()
    .id(type)
    .title(structureTexts.lithuanian[title])
    .i18n(i18n)
    .icon(typeIcons[type])
    .schemaType(type)
    .child((id, options) => {
      // Sanity's builder for components has neither '+' nor intents, so the list lends them its own.
      const pane = list.serialize({...options, path: [id]})
      return {...pane, type: 'component', component, options: {type}, menuItems: [create.serialize()]}
    })
}
