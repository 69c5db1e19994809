import type {LayoutProps} from 'sanity'
import {createGlobalStyle} from 'styled-components'
import {vendorElements} from './elements.ts'

export function WithLargeSwitches(props: LayoutProps) {
  return (
    <>
      <LargeSwitches />
      {props.renderDefault(props)}
    </>
  )
}

/** Sanity's switch measures 25 by 17 px, which is too small to press. Here its area becomes 45 by 37. */
const LargeSwitches = createGlobalStyle`
  ${vendorElements.switch} input {
    inset: -10px;
    width: calc(100% + 20px);
    height: calc(100% + 20px);
  }
`
