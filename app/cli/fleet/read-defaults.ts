import { execFile } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { type BuildFailure, build } from 'esbuild'
import { z } from 'zod'
import { projectRoot } from '#app/project-root.ts'
import type { DefaultsSnapshot, ThemedVenue } from '#theme/take-snapshot.ts'
import { callerPath, UsageError } from '../arguments.ts'
import { nodeBundle } from '../node-bundle.mjs'

const run = promisify(execFile)

const contrastProblem = z.object({
  reference: z.string(),
  on: z.string(),
  ratio: z.number(),
  min: z.number(),
})
const snapshot = z.object({
  looks: z.record(
    z.string(),
    z.object({
      values: z.record(z.string(), z.union([z.string(), z.number()])),
      contrast: z.array(contrastProblem),
    }),
  ),
  words: z.record(z.string(), z.record(z.string(), z.string())),
})

/** A snapshot that was written by `npm run fleet -- snapshot`. */
export async function readDefaults(name: string): Promise<DefaultsSnapshot> {
  const text = await readFile(callerPath(name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${name} cannot be read (${error.code})`)
  })
  const parsed = snapshot.safeParse(jsonIn(text))
  if (!parsed.success) throw new UsageError(`${name} is no snapshot of npm run fleet -- snapshot`)
  return parsed.data as DefaultsSnapshot
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * What the defaults of another git revision make of some venues: its `theme/` is put beside the build and bundled, so that its own
 * derivations, presets and words decide.
 */
export async function snapshotOfRevision(
  revision: string,
  venues: readonly ThemedVenue[],
): Promise<DefaultsSnapshot> {
  const root = projectRoot()
  const commit = await commitOf(revision, root)
  const folder = join(root, 'build', 'fleet', commit)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  try {
    const bundle = await bundleRevision({ root, folder, commit })
    const { takeSnapshot } = (await import(pathToFileURL(bundle).href)) as {
      takeSnapshot: (venues: readonly ThemedVenue[]) => DefaultsSnapshot
    }
    return takeSnapshot(venues)
  } catch (error) {
    throw new UsageError(`The defaults of ${revision} cannot be read by this version: ${reasonOf(error)}`)
  }
}

/** Of a bundle the first thing that is missing, else what was said. */
const reasonOf = (error: unknown): string => {
  const { errors = [], message } = error as Partial<BuildFailure> & Error
  return errors[0]?.text ?? message
}

async function commitOf(revision: string, root: string): Promise<string> {
  try {
    const words = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]
    return (await run('git', words, { cwd: root })).stdout.trim()
  } catch {
    throw new UsageError(`There is no git revision "${revision}"`)
  }
}

type Revision = { root: string; folder: string; commit: string }

async function bundleRevision({ root, folder, commit }: Revision): Promise<string> {
  const archive = join(folder, 'theme.tar')
  await run('git', ['archive', '--format=tar', '--output', archive, commit, 'theme'], { cwd: root })
  await run('tar', ['-xf', archive, '-C', folder])
  const outfile = join(folder, 'take-snapshot.js')
  await build({
    ...nodeBundle,
    absWorkingDir: root,
    entryPoints: ['theme/take-snapshot.ts'],
    alias: { ...nodeBundle.alias, '#theme': join(folder, 'theme') },
    outfile,
    logLevel: 'silent',
  })
  return outfile
}
