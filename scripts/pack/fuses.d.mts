export declare const SENTINEL: string
export declare function fuseFaults(binary: Buffer): string[]
