import { compileTheme } from '#theme/compile/compile-theme.ts'
import type { VariableValues } from '#theme/variables.ts'

/**
 * The editor's own look: greys, the device's face, small and tight. It is a theme like any other, compiled by the same
 * code, so its contrast holds by construction and the venue's brand stays the only colour on screen.
 */
const chromeValues: VariableValues = {
  'color-brand': '#2d3138',
  'color-accent': '#3d4653',
  'color-paper': '#f4f5f6',
  'face-display': 'system',
  'face-text': 'system',
  'heading-weight': 600,
  'heading-spacing': 0,
  'heading-leading': 1.25,
  'text-leading': 1.45,
  'type-size': 0.9,
  'type-drama': 0.8,
  'shape-radius': '8px',
  'shape-button': '8px',
  'space-density': 'compact',
}

/** Custom properties of the editor's chrome. */
export const chromeVariables = compileTheme({ variables: chromeValues }).variables
