/** The name of the preview among the Studio's tools, as in its URLs. */
export const previewToolName = 'perziura'
