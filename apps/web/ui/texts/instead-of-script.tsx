import type {ReactNode} from 'react'

/**
 * Visible as long as no scripts run: when they are switched off at once, when they do not come or break after ten seconds.
 * What it stands in for has the class `noscript:hidden`.
 */
export const InsteadOfScript = ({children}: {children: ReactNode}) => (
  <div className="hidden noscript:block">{children}</div>
)
