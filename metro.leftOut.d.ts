export declare const LEFT_OUT: readonly {
  readonly from: string;
  readonly names: RegExp;
  readonly files: RegExp;
  readonly instead?: string;
}[];
