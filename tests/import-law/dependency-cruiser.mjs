import { rules } from './rules.mjs'

/** `npm run imports`. Nothing outside these folders is read; `#app/…` comes from package.json. */
export default {
  forbidden: rules,
  options: {
    includeOnly: '^(app|editor|stories|tests|theme)/',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['import'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs'],
    },
  },
}
