/** Why no network of our own can be made here; null when one can. */
export declare function whyNoLab(): string | null
