/** Specification, section 8. */
export const MenuFailure = () => <p lang="en">Failed to load menu</p>;
