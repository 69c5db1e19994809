/**
 * What axe finds in Sanity's own parts and no public way mends, as `accessibilityFaults` words it, after the name of the screen. None of it was reported to
 * Sanity by November 2026; `report` is what to write there.
 */
export const vendorFaults: {fault: RegExp; report: string}[] = [
  {
    fault: /^\w+: aria-allowed-attr: <div[^>]* id="workspace-menu"/,
    report: 'The button of the workspaces’ menu is a div with aria-expanded, without a role.',
  },
  {
    fault: /^\w+: aria-allowed-attr: <a data-ui="Button"[^>]* aria-selected="false"/,
    report: 'Links to tools have aria-selected, which no link has, and false even for the tool that is open.',
  },
  {
    fault:
      /^\w+: aria-allowed-attr: <button data-ui="(?:(?:Collapse)?MenuButton"|Button"[^>]* data-testid="fullscreen-)[^>]* aria-selected="false"/,
    report: 'Buttons of a rich text’s toolbar have aria-selected, which no button has.',
  },
  {
    fault: /^\w+: scrollable-region-focusable: <div data-testid="pt-editor__scroller"/,
    report: 'A rich text that is not pressed yet scrolls, but not by the keyboard.',
  },
  {
    fault: /^\w+: color-contrast: <span>\p{Lu}{2}<\/span>$/u,
    report: 'Initials are white on colours as light as #fa6416 (2.99 : 1).',
  },
  {
    fault: /^\w+: aria-allowed-attr: <div[^>]* aria-activedescendant="/,
    report: 'CommandList: the box that scrolls has aria-activedescendant, without a role.',
  },
  {
    fault: /^\w+: nested-interactive: <li[^>]* role="option"/,
    report: 'CommandList: each option is a listbox option around a link, which screen readers do not reach.',
  },
  {
    fault: /^\w+: aria-required-children: <ul[^>]* role="listbox"/,
    report: 'CommandList: a divider is an item of the listbox without the role of an option.',
  },
  {
    fault: /^\w+: listitem: <li data-as="li"[^>]* data-index/,
    report: 'CommandList: a divider is an li in a ul with the role of a listbox.',
  },
  {
    fault: /^\w+: aria-valid-attr-value: <button[^>]* data-testid="group-tab-/,
    report: 'The tab of a field group controls an element (root-field-group-fields) that does not exist.',
  },
  {
    fault: /^menu: region: <div[^>]* data-ui="(?:Stack|Flex)"/,
    report:
      'The texts of an open menu are outside of landmarks: the popover’s portal is a child of the body.',
  },
]
