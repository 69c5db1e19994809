import type {DocumentLayoutProps} from 'sanity'
import {styled} from 'styled-components'

/** Lets forms become wide enough for two articles side by side where there is room. */
export function WideForm(props: DocumentLayoutProps) {
  return <Wide>{props.renderDefault(props)}</Wide>
}

const Wide = styled.div`
  display: contents;
  [data-testid='document-panel-scroller'] > div {
    max-width: 60rem;
  }
`
