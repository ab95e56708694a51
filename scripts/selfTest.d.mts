export declare function runSelfTest(program: string, args?: readonly string[]): number
