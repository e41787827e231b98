import type { LayoutFlags } from '#app/shell/shell-model.ts'

/** The choices of a compiled theme that steer markup (`compileTheme(…).choices`); values were checked by the theme. */
export const layoutFlags = (choices: Readonly<Record<string, string>>): LayoutFlags =>
  ({
    frame: choices['layout-frame'],
    events: choices['layout-events'],
    hero: choices['layout-hero'],
    header: choices['layout-header'],
    footer: choices['layout-footer'],
    align: choices['layout-align'],
  }) as LayoutFlags
