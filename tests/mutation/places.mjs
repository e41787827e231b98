import { readdirSync } from 'node:fs'

/** Folders whose code is mutated. The rest of a component than its conditions is looked at by eyes and by the browser suite. */
const PLACES = [
  ['rules', /^(app\/rules|theme\/compile)\/.*\.ts$/],
  ['api', /^app\/api\/.*\.ts$/],
  ['session', /^app\/(session|pages)\/.*\.ts$/],
  ['contract', /^app\/contract\/.*\.ts$/],
  ['shell', /^app\/shell\/.*\.ts$/],
  ['routes', /^app\/routes\/(?!editor\/).*\.ts$/],
  ['components', /^app\/(shell|ui|routes\/(?!editor\/).*)\/.*\.tsx$/],
]
const NEVER = /\.(test|css)\.tsx?$|\.d\.ts$|(^|\/)README/
const CONDITIONS = new Set(['ConditionalExpression', 'LogicalOperator', 'EqualityOperator', 'BooleanLiteral'])

/** What `--sample` draws from: the places where rules, calls and screens meet. */
export const MEETING_PLACES = PLACES.map(([name]) => name).filter(name => name !== 'rules')

/** The place of a source file; `null` when it is not mutated. */
export function placeOf(file) {
  if (NEVER.test(file)) return null
  return PLACES.find(([, files]) => files.test(file))?.[0] ?? null
}

/** Every source file of some places. */
export function filesOf(places) {
  return ['app', 'theme']
    .flatMap(folder =>
      readdirSync(folder, { recursive: true }).map(name => `${folder}/${name.replaceAll('\\', '/')}`),
    )
    .filter(file => places.includes(placeOf(file)))
    .sort()
}

/** Whether a mutant counts: of a component only its conditions. */
export const counts = ({ fileName, mutatorName }) => !fileName.endsWith('.tsx') || CONDITIONS.has(mutatorName)

/** A mutant's name, the same as long as its file does not change. */
export function keyOf({ fileName, location: { start, end }, mutatorName, replacement }) {
  const place = `${fileName}:${start.line + 1}:${start.column + 1}-${end.line + 1}:${end.column + 1}`
  return `${place} ${mutatorName} ${replacement.replaceAll(/\s+/g, ' ')}`
}
