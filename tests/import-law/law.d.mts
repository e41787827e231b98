/** A row of the law: who may import whom. */
export type LawRow = { from: string; imports: string[]; types?: string[]; why?: string }
export declare const law: LawRow[]
