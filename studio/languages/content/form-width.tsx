import type {DocumentLayoutProps} from 'sanity'
import {styled} from 'styled-components'
import {vendorElements} from '../../vendor-patches/elements.ts'

export function WideForm(props: DocumentLayoutProps) {
  return <Wide>{props.renderDefault(props)}</Wide>
}

const Wide = styled.div`
  display: contents;
  ${vendorElements.documentScroller} > div {
    max-width: 60rem;
  }
`
