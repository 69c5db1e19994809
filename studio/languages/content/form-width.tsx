import type {DocumentLayoutProps} from 'sanity'
import {styled} from 'styled-components'
import {vendorElements} from '../../vendor-patches/elements.ts'

/** Lets forms become wide enough for two articles side by side where there is room. */
export function WideForm(props: DocumentLayoutProps) {
  return <Wide>{props.renderDefault(props)}</Wide>
}

const Wide = styled.div`
  display: contents;
  ${vendorElements.documentScroller} > div {
    max-width: 60rem;
  }
`
