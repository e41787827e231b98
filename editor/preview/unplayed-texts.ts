import type { TextReference } from '#theme/texts/lists/texts.ts'

/** Texts that a screen says and that no scene shows yet. They lower the meter of the composer: tests/api/scene-coverage.test.ts wants none. */
export const unplayedTexts: readonly TextReference[] = []
