/** Sanity does not promise to keep these selectors, but the Studio's styles and keys depend on them. */
export const vendorElements = {
  documentPane: '[data-testid="document-pane"]',
  documentScroller: '[data-testid="document-panel-scroller"]',
  field: '[data-testid^="field-"]',
  savedLine: '[data-testid="pane-footer-document-status-pulse"]',
  paneFooter: '[data-testid="pane-footer"]',
  actionMenuButton: '[data-testid="action-menu-button"]',
  richTextEditor: '[data-pt-editor]',
  richTextSpan: '[data-pt-text]',
  richTextToolbar: '[data-testid="pt-editor__toolbar-card"]',
  blockStyles: '[data-testid="block-style-select"]',
  formBesidePreview: '#presentation-narrow-panel-content',
  textArea: '[data-ui="TextArea"]',
} as const
