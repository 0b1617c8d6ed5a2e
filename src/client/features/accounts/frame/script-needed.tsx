/** Said where a form stands that only a script can send; `to` as in "Per accedere". */
export const ScriptNeeded = ({ to }: { to: string }) => (
  <noscript>
    <p className="mb-6 rounded-card bg-amber-100 px-4 py-3 text-amber-800">
      Per {to} serve JavaScript: attivalo nel browser e ricarica la pagina.
    </p>
  </noscript>
);
